CREATE TABLE `certificates` (
	`code` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`course_version_id` text NOT NULL,
	`name` text NOT NULL,
	`course_title` text NOT NULL,
	`percent` integer,
	`issued_at` integer NOT NULL,
	`task_id` text NOT NULL,
	`bytes` integer,
	`revoked_at` integer,
	`revoked_by` text,
	`revoked_reason` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_one_idx` ON `certificates` (`user_id`,`course_id`);--> statement-breakpoint
CREATE TABLE `course_enrolments` (
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`enrolled_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `course_id`)
);
--> statement-breakpoint
CREATE INDEX `course_enrolments_course_idx` ON `course_enrolments` (`course_id`,`enrolled_at`);--> statement-breakpoint
CREATE TABLE `courses` (
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
	`subject` text NOT NULL,
	`series_id` text,
	`price_paise` integer,
	`extent` text NOT NULL,
	`has_certificate` integer NOT NULL,
	FOREIGN KEY (`series_id`) REFERENCES `series`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `courses_slug_unique` ON `courses` (`slug`);--> statement-breakpoint
CREATE INDEX `courses_published_idx` ON `courses` (`state`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `courses_title_idx` ON `courses` (`state`,`title_en`,`id`);--> statement-breakpoint
CREATE INDEX `courses_subject_idx` ON `courses` (`state`,`subject`,`published_at`);--> statement-breakpoint
CREATE INDEX `courses_series_idx` ON `courses` (`series_id`);--> statement-breakpoint
CREATE TABLE `lesson_progress` (
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`done_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `course_id`, `lesson_id`)
);
--> statement-breakpoint
CREATE TABLE `video_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`video_id` text NOT NULL,
	`at_ms` integer NOT NULL,
	`text` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `video_notes_video_idx` ON `video_notes` (`user_id`,`video_id`,`at_ms`);--> statement-breakpoint
CREATE INDEX `video_notes_deleted_idx` ON `video_notes` (`user_id`,`deleted_at`);--> statement-breakpoint
CREATE TABLE `video_places` (
	`user_id` text NOT NULL,
	`video_id` text NOT NULL,
	`position_ms` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `video_id`)
);
--> statement-breakpoint
CREATE TABLE `videos` (
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
	`subject` text NOT NULL,
	`series_id` text,
	`course_id` text,
	`source` text NOT NULL,
	`duration_ms` integer NOT NULL,
	`poster` text,
	FOREIGN KEY (`series_id`) REFERENCES `series`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `videos_slug_unique` ON `videos` (`slug`);--> statement-breakpoint
CREATE INDEX `videos_published_idx` ON `videos` (`state`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `videos_title_idx` ON `videos` (`state`,`title_en`,`id`);--> statement-breakpoint
CREATE INDEX `videos_subject_idx` ON `videos` (`state`,`subject`,`published_at`);--> statement-breakpoint
CREATE INDEX `videos_course_idx` ON `videos` (`course_id`,`published_at`);