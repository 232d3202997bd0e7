CREATE TABLE `jobs` (
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
	`organisation_id` text NOT NULL,
	`advertisement_number` text NOT NULL,
	`level` text NOT NULL,
	`region` text,
	`stage` text NOT NULL,
	`opens_at` integer,
	`closes_at` integer,
	`stage_at` integer,
	`qualifications` text NOT NULL,
	`overlays` text NOT NULL,
	`vacancies` integer,
	`cancelled` integer DEFAULT false NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_slug_unique` ON `jobs` (`slug`);--> statement-breakpoint
CREATE INDEX `jobs_published_idx` ON `jobs` (`state`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_closing_idx` ON `jobs` (`state`,`stage`,`closes_at`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_stage_idx` ON `jobs` (`state`,`stage`,`stage_at`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_organisation_idx` ON `jobs` (`state`,`organisation_id`,`published_at`);--> statement-breakpoint
CREATE TABLE `organisations` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`url` text,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `organisations_position_idx` ON `organisations` (`position`);--> statement-breakpoint
CREATE TABLE `saved_jobs` (
	`user_id` text NOT NULL,
	`job_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	PRIMARY KEY(`user_id`, `job_id`)
);
--> statement-breakpoint
CREATE INDEX `saved_jobs_user_idx` ON `saved_jobs` (`user_id`,`created_at`,`job_id`);--> statement-breakpoint
CREATE INDEX `saved_jobs_job_idx` ON `saved_jobs` (`job_id`);