CREATE TABLE `content_kept_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`body` text NOT NULL,
	`sources` text,
	`reason` text NOT NULL,
	`saved_at` integer NOT NULL,
	`saved_by` text,
	`kept_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `content_kept_drafts_item_idx` ON `content_kept_drafts` (`kind`,`item_id`,"kept_at" desc);--> statement-breakpoint
CREATE INDEX `content_kept_drafts_kept_idx` ON `content_kept_drafts` (`kept_at`);--> statement-breakpoint
ALTER TABLE `content_drafts` ADD `sources` text;--> statement-breakpoint
ALTER TABLE `content_versions` ADD `sources` text;