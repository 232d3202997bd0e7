ALTER TABLE `content_drafts` ADD `stale` integer;--> statement-breakpoint
ALTER TABLE `content_drafts` ADD `published_stale` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `content_drafts_stale_idx` ON `content_drafts` (`kind`,"updated_at" desc,`item_id`) WHERE coalesce("content_drafts"."stale", "content_drafts"."published_stale") > 0;