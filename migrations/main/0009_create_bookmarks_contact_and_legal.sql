CREATE TABLE `erasures` (
	`id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`uid` text,
	`needs` text,
	`requested_at` integer NOT NULL,
	`done_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `erasures_subject_unique` ON `erasures` (`subject`);--> statement-breakpoint
CREATE INDEX `erasures_done_idx` ON `erasures` (`done_at`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`fingerprint` text NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`topic` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`language` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_reference_unique` ON `contact_messages` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_fingerprint_unique` ON `contact_messages` (`fingerprint`);--> statement-breakpoint
CREATE INDEX `contact_messages_state_idx` ON `contact_messages` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `contact_messages_user_idx` ON `contact_messages` (`user_id`);--> statement-breakpoint
CREATE INDEX `contact_messages_email_idx` ON `contact_messages` (`email`);--> statement-breakpoint
CREATE TABLE `question_bookmarks` (
	`user_id` text NOT NULL,
	`question_id` text NOT NULL,
	`question_version_id` text NOT NULL,
	`test_id` text NOT NULL,
	`attempt_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	PRIMARY KEY(`user_id`, `question_id`),
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`question_version_id`) REFERENCES `question_versions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `question_bookmarks_user_idx` ON `question_bookmarks` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `legal_versions` (
	`page` text NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL,
	`effective_from` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`created_by` text,
	PRIMARY KEY(`page`, `version`)
);
--> statement-breakpoint
CREATE INDEX `board_names_user_idx` ON `board_names` (`user_id`);--> statement-breakpoint
CREATE INDEX `normalised_scores_attempt_idx` ON `normalised_scores` (`attempt_id`);--> statement-breakpoint
CREATE INDEX `tasks_user_idx` ON `tasks` (`user_id`,`kind`,`created_at`);