CREATE TABLE `auth_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`user_id` text NOT NULL,
	`access_token` text,
	`refresh_token` text,
	`id_token` text,
	`access_token_expires_at` integer,
	`refresh_token_expires_at` integer,
	`scope` text,
	`password` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `auth_users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `auth_accounts_user_idx` ON `auth_accounts` (`user_id`);--> statement-breakpoint
CREATE INDEX `auth_accounts_provider_idx` ON `auth_accounts` (`provider_id`,`account_id`);--> statement-breakpoint
CREATE TABLE `auth_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL,
	`token` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`user_id` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `auth_users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `auth_sessions_token_unique` ON `auth_sessions` (`token`);--> statement-breakpoint
CREATE INDEX `auth_sessions_user_idx` ON `auth_sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `auth_sessions_expiry_idx` ON `auth_sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `auth_users` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer DEFAULT false NOT NULL,
	`image` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `auth_users_email_unique` ON `auth_users` (`email`);--> statement-breakpoint
CREATE TABLE `auth_verifications` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`value` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `auth_verifications_identifier_idx` ON `auth_verifications` (`identifier`);--> statement-breakpoint
CREATE TABLE `student_profiles` (
	`uid` text PRIMARY KEY NOT NULL,
	`blocked_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `users` (
	`uid` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`display_name` text,
	`photo_url` text,
	`phone_number` text,
	`provider` text DEFAULT 'password' NOT NULL,
	`created_at` integer NOT NULL,
	`last_login_at` integer NOT NULL,
	`student_id` text,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `users_student_id_idx` ON `users` (`student_id`);--> statement-breakpoint
CREATE TABLE `users_by_student_id` (
	`student_id` text PRIMARY KEY NOT NULL,
	`uid` text NOT NULL,
	`email` text NOT NULL,
	`display_name` text,
	`photo_url` text,
	`provider` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`test_id` text NOT NULL,
	`test_version_id` text NOT NULL,
	`state` text NOT NULL,
	`started_at` integer NOT NULL,
	`submitted_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `attempts_one_open_idx` ON `attempts` (`user_id`,`test_id`) WHERE "attempts"."state" = 'in_progress';--> statement-breakpoint
CREATE INDEX `attempts_user_test_idx` ON `attempts` (`user_id`,`test_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `attempts_user_started_idx` ON `attempts` (`user_id`,`started_at`);--> statement-breakpoint
CREATE TABLE `demo_counts` (
	`day` text PRIMARY KEY NOT NULL,
	`finished` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `exams` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `exams_slug_unique` ON `exams` (`slug`);--> statement-breakpoint
CREATE TABLE `preset_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`preset_id` text NOT NULL,
	`version` integer NOT NULL,
	`effective_from` text NOT NULL,
	`source_note` text NOT NULL,
	`pattern` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`preset_id`) REFERENCES `presets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `preset_versions_number_idx` ON `preset_versions` (`preset_id`,`version`);--> statement-breakpoint
CREATE TABLE `presets` (
	`id` text PRIMARY KEY NOT NULL,
	`exam_id` text NOT NULL,
	`name` text NOT NULL,
	`stage` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`exam_id`) REFERENCES `exams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `series` (
	`id` text PRIMARY KEY NOT NULL,
	`exam_id` text NOT NULL,
	`title` text NOT NULL,
	`title_en` text GENERATED ALWAYS AS (json_extract(title, '$.en')) VIRTUAL,
	`summary` text NOT NULL,
	`description` text NOT NULL,
	`faq` text NOT NULL,
	`access` text NOT NULL,
	`price_paise` integer,
	`validity_days` integer,
	`state` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`published_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`exam_id`) REFERENCES `exams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `series_published_idx` ON `series` (`state`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `series_title_idx` ON `series` (`state`,`title_en`,`id`);--> statement-breakpoint
CREATE TABLE `test_questions` (
	`test_version_id` text NOT NULL,
	`section_position` integer NOT NULL,
	`position` integer NOT NULL,
	`question_version_id` text NOT NULL,
	PRIMARY KEY(`test_version_id`, `position`),
	FOREIGN KEY (`test_version_id`) REFERENCES `test_versions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `test_sections` (
	`test_version_id` text NOT NULL,
	`position` integer NOT NULL,
	`preset_section_id` text NOT NULL,
	`title` text NOT NULL,
	PRIMARY KEY(`test_version_id`, `position`),
	FOREIGN KEY (`test_version_id`) REFERENCES `test_versions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `test_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`test_id` text NOT NULL,
	`version` integer NOT NULL,
	`preset_version_id` text NOT NULL,
	`title` text NOT NULL,
	`duration_ms` integer NOT NULL,
	`question_count` integer NOT NULL,
	`max_units` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`preset_version_id`) REFERENCES `preset_versions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `test_versions_number_idx` ON `test_versions` (`test_id`,`version`);--> statement-breakpoint
CREATE TABLE `tests` (
	`id` text PRIMARY KEY NOT NULL,
	`series_id` text,
	`exam_id` text NOT NULL,
	`position` integer NOT NULL,
	`code` text NOT NULL,
	`kind` text NOT NULL,
	`access` text NOT NULL,
	`state` text NOT NULL,
	`current_version_id` text NOT NULL,
	`opens_at` integer,
	`closes_at` integer,
	`attempts_allowed` integer,
	`release` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`series_id`) REFERENCES `series`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`exam_id`) REFERENCES `exams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tests_code_unique` ON `tests` (`code`);--> statement-breakpoint
CREATE INDEX `tests_series_idx` ON `tests` (`series_id`,`position`);--> statement-breakpoint
CREATE INDEX `tests_window_idx` ON `tests` (`state`,`opens_at`);--> statement-breakpoint
CREATE TABLE `entitlements` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`item_id` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`revoked_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `entitlements_user_idx` ON `entitlements` (`user_id`,`item_id`);--> statement-breakpoint
CREATE TABLE `question_keys` (
	`question_version_id` text PRIMARY KEY NOT NULL,
	`outcome` text DEFAULT 'normal' NOT NULL,
	`key` text NOT NULL,
	`solution` text NOT NULL,
	`solution_html` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`question_version_id`) REFERENCES `question_versions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `question_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`question_id` text NOT NULL,
	`version` integer NOT NULL,
	`kind` text NOT NULL,
	`stem` text NOT NULL,
	`stem_html` text NOT NULL,
	`options` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `question_versions_number_idx` ON `question_versions` (`question_id`,`version`);--> statement-breakpoint
CREATE TABLE `questions` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`subject` text NOT NULL,
	`topic` text NOT NULL,
	`difficulty` text NOT NULL,
	`target_ms` integer NOT NULL,
	`rights` text NOT NULL,
	`state` text NOT NULL,
	`current_version_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `questions_code_unique` ON `questions` (`code`);--> statement-breakpoint
CREATE INDEX `questions_subject_idx` ON `questions` (`subject`,`topic`);--> statement-breakpoint
CREATE TABLE `results` (
	`attempt_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`test_id` text NOT NULL,
	`test_version_id` text NOT NULL,
	`receipt` text NOT NULL,
	`submitted_at` integer NOT NULL,
	`closed_by` text NOT NULL,
	`late_synced` integer NOT NULL,
	`units` integer NOT NULL,
	`ranked` integer NOT NULL,
	`responses` text NOT NULL,
	`scores` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `results_receipt_unique` ON `results` (`receipt`);--> statement-breakpoint
CREATE UNIQUE INDEX `results_one_ranked_idx` ON `results` (`user_id`,`test_id`) WHERE "results"."ranked" = 1;--> statement-breakpoint
CREATE INDEX `results_user_test_idx` ON `results` (`user_id`,`test_id`,`submitted_at`);--> statement-breakpoint
CREATE TABLE `score_histogram` (
	`test_id` text NOT NULL,
	`units` integer NOT NULL,
	`students` integer NOT NULL,
	PRIMARY KEY(`test_id`, `units`)
);
