CREATE TABLE `affair_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`feed_id` text NOT NULL,
	`hash` text NOT NULL,
	`title` text NOT NULL,
	`url` text,
	`extract` text NOT NULL,
	`published_at` integer,
	`found_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`state` text NOT NULL,
	`item_id` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`feed_id`) REFERENCES `affair_feeds`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `affair_entries_hash_idx` ON `affair_entries` (`feed_id`,`hash`);--> statement-breakpoint
CREATE INDEX `affair_entries_new_idx` ON `affair_entries` (`found_at`,`id`) WHERE "affair_entries"."state" = 'new';--> statement-breakpoint
CREATE INDEX `affair_entries_item_idx` ON `affair_entries` (`item_id`) WHERE "affair_entries"."item_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `affair_entries_seen_idx` ON `affair_entries` (`seen_at`);--> statement-breakpoint
CREATE TABLE `affair_facts` (
	`item_id` text NOT NULL,
	`fact_id` text NOT NULL,
	PRIMARY KEY(`item_id`, `fact_id`),
	FOREIGN KEY (`fact_id`) REFERENCES `facts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `affair_facts_fact_idx` ON `affair_facts` (`fact_id`);--> statement-breakpoint
CREATE TABLE `affair_feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`name` text NOT NULL,
	`url` text NOT NULL,
	`format` text,
	`language` text NOT NULL,
	`category` text NOT NULL,
	`is_on` integer NOT NULL,
	`etag` text,
	`last_modified` text,
	`checked_at` integer,
	`next_at` integer NOT NULL,
	`fault` text,
	`fault_status` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `affair_feeds_url_unique` ON `affair_feeds` (`url`);--> statement-breakpoint
CREATE INDEX `affair_feeds_due_idx` ON `affair_feeds` (`next_at`) WHERE "affair_feeds"."is_on" = 1;--> statement-breakpoint
CREATE TABLE `affair_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`date` text NOT NULL,
	`item_id` text NOT NULL,
	`fact_id` text,
	`revision` integer NOT NULL,
	`body` text NOT NULL,
	`question_id` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`fact_id`) REFERENCES `facts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `affair_questions_date_idx` ON `affair_questions` (`date`,`id`);--> statement-breakpoint
CREATE INDEX `affair_questions_item_idx` ON `affair_questions` (`item_id`);--> statement-breakpoint
CREATE INDEX `affair_questions_fact_idx` ON `affair_questions` (`fact_id`) WHERE "affair_questions"."fact_id" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `facts` (
	`id` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`statement` text NOT NULL,
	`valid_from` text,
	`valid_to` text,
	`source` text NOT NULL,
	`checked_at` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text
);
--> statement-breakpoint
CREATE INDEX `facts_changed_idx` ON `facts` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `facts_kind_idx` ON `facts` (`kind`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `facts_end_idx` ON `facts` (`valid_to`,`id`) WHERE "facts"."valid_to" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `facts_checked_idx` ON `facts` (`checked_at`,`id`);--> statement-breakpoint
CREATE INDEX `content_drafts_day_idx` ON `content_drafts` (body ->> '$.date',`item_id`) WHERE "content_drafts"."kind" = 'current_affairs' AND "content_drafts"."body" IS NOT NULL;