CREATE TABLE `challenged_questions` (
	`question_version_id` text PRIMARY KEY NOT NULL,
	`question_id` text NOT NULL,
	`state` text NOT NULL,
	`challenges` integer NOT NULL,
	`waiting` integer NOT NULL,
	`oldest_at` integer,
	`newest_at` integer NOT NULL,
	`taken_by` text,
	`taken_at` integer,
	`revision` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `challenged_questions_newest_idx` ON `challenged_questions` (`state`,`newest_at`,`question_version_id`);--> statement-breakpoint
CREATE INDEX `challenged_questions_most_idx` ON `challenged_questions` (`state`,`challenges`,`question_version_id`);--> statement-breakpoint
CREATE INDEX `challenged_questions_waiting_idx` ON `challenged_questions` (`oldest_at`,`question_version_id`) WHERE "challenged_questions"."waiting" > 0;--> statement-breakpoint
CREATE TABLE `key_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`attempt_id` text NOT NULL,
	`test_id` text NOT NULL,
	`question_id` text NOT NULL,
	`question_version_id` text NOT NULL,
	`key_version` integer NOT NULL,
	`proposal` text NOT NULL,
	`reason` text NOT NULL,
	`source` text NOT NULL,
	`picture` text,
	`state` text NOT NULL,
	`ruling_id` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `key_challenges_one_waiting_idx` ON `key_challenges` (`user_id`,`question_version_id`) WHERE "key_challenges"."state" IN ('open', 'taken_up');--> statement-breakpoint
CREATE INDEX `key_challenges_user_idx` ON `key_challenges` (`user_id`,`test_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `key_challenges_version_idx` ON `key_challenges` (`question_version_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `key_challenges_test_idx` ON `key_challenges` (`test_id`,`question_version_id`);--> statement-breakpoint
CREATE TABLE `key_rulings` (
	`id` text PRIMARY KEY NOT NULL,
	`question_id` text NOT NULL,
	`question_version_id` text NOT NULL,
	`decision` text NOT NULL,
	`reason` text NOT NULL,
	`from_key` integer NOT NULL,
	`to_key` integer NOT NULL,
	`challenges` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `key_rulings_version_idx` ON `key_rulings` (`question_version_id`,`created_at`);