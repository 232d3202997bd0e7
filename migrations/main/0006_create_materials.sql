CREATE TABLE `affair_digests` (
	`month` text PRIMARY KEY NOT NULL,
	`task_id` text NOT NULL,
	`files` text,
	`item_count` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `current_affairs` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`title_en` text GENERATED ALWAYS AS (json_extract(title, '$.en')) VIRTUAL,
	`summary` text NOT NULL,
	`state` text NOT NULL,
	`access` text NOT NULL,
	`exams` text NOT NULL,
	`languages` text NOT NULL,
	`seo` text DEFAULT '{}' NOT NULL,
	`current_version_id` text NOT NULL,
	`published_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`deleted_at` integer,
	`date` text NOT NULL,
	`event_date` text,
	`category` text NOT NULL,
	`is_sample` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `current_affairs_slug_unique` ON `current_affairs` (`slug`);--> statement-breakpoint
CREATE INDEX `current_affairs_date_idx` ON `current_affairs` (`state`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `current_affairs_category_idx` ON `current_affairs` (`state`,`category`,`date`,`id`);--> statement-breakpoint
CREATE TABLE `daily_quizzes` (
	`date` text PRIMARY KEY NOT NULL,
	`test_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`test_id`) REFERENCES `tests`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `daily_quizzes_test_id_unique` ON `daily_quizzes` (`test_id`);--> statement-breakpoint
CREATE TABLE `materials` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`title_en` text GENERATED ALWAYS AS (json_extract(title, '$.en')) VIRTUAL,
	`summary` text NOT NULL,
	`state` text NOT NULL,
	`access` text NOT NULL,
	`exams` text NOT NULL,
	`languages` text NOT NULL,
	`seo` text DEFAULT '{}' NOT NULL,
	`current_version_id` text NOT NULL,
	`published_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`deleted_at` integer,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`series_id` text,
	`extent` text NOT NULL,
	FOREIGN KEY (`series_id`) REFERENCES `series`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `materials_slug_unique` ON `materials` (`slug`);--> statement-breakpoint
CREATE INDEX `materials_published_idx` ON `materials` (`state`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `materials_title_idx` ON `materials` (`state`,`title_en`,`id`);--> statement-breakpoint
CREATE INDEX `materials_subject_idx` ON `materials` (`state`,`subject`,`published_at`);--> statement-breakpoint
CREATE INDEX `materials_kind_idx` ON `materials` (`state`,`kind`,`published_at`);--> statement-breakpoint
CREATE INDEX `materials_series_idx` ON `materials` (`series_id`);