CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`actor` text,
	`act` text NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`detail` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_at_idx` ON `audit_log` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_item_idx` ON `audit_log` (`kind`,`item_id`,`at`);--> statement-breakpoint
CREATE TABLE `content_drafts` (
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`revision` integer NOT NULL,
	`body` text,
	`scheduled_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`deleted_at` integer,
	PRIMARY KEY(`kind`, `item_id`)
);
--> statement-breakpoint
CREATE INDEX `content_drafts_changed_idx` ON `content_drafts` (`kind`,"updated_at" desc,`item_id`) WHERE "content_drafts"."body" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `content_drafts_due_idx` ON `content_drafts` (`scheduled_at`) WHERE "content_drafts"."scheduled_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `content_drafts_trash_idx` ON `content_drafts` (`deleted_at`) WHERE "content_drafts"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `content_files` (
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`gone_at` integer,
	PRIMARY KEY(`key`, `kind`, `item_id`)
);
--> statement-breakpoint
CREATE INDEX `content_files_item_idx` ON `content_files` (`kind`,`item_id`);--> statement-breakpoint
CREATE INDEX `content_files_gone_idx` ON `content_files` (`gone_at`) WHERE "content_files"."gone_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `content_versions` ADD `fields` text;--> statement-breakpoint
ALTER TABLE `content_versions` ADD `note` text;--> statement-breakpoint
CREATE INDEX `courses_changed_idx` ON `courses` ("updated_at" desc,`id`);--> statement-breakpoint
CREATE INDEX `current_affairs_changed_idx` ON `current_affairs` ("updated_at" desc,`id`);--> statement-breakpoint
CREATE INDEX `jobs_changed_idx` ON `jobs` ("updated_at" desc,`id`);--> statement-breakpoint
CREATE INDEX `materials_changed_idx` ON `materials` ("updated_at" desc,`id`);--> statement-breakpoint
CREATE INDEX `videos_changed_idx` ON `videos` ("updated_at" desc,`id`);--> statement-breakpoint
INSERT OR IGNORE INTO `content_files` (`key`, `kind`, `item_id`)
SELECT file.value, version.`kind`, version.`item_id`
FROM `content_versions` AS version, json_tree(version.`content`) AS file
WHERE version.`kind` IN ('material', 'video') AND file.key = 'key' AND file.type = 'text'
  AND json_extract(version.`content`, file.path || '.checksum') IS NOT NULL;
