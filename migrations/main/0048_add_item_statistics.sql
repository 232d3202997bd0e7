CREATE TABLE `item_statistics` (
	`question_version_id` text NOT NULL,
	`test_version_id` text NOT NULL,
	`language` text NOT NULL,
	`test_id` text NOT NULL,
	`question_id` text NOT NULL,
	`figures` text NOT NULL,
	`language_gap` real,
	`key_version` integer NOT NULL,
	`synthetic` integer NOT NULL,
	`computed_at` integer NOT NULL,
	PRIMARY KEY(`question_version_id`, `test_version_id`, `language`)
);
--> statement-breakpoint
CREATE INDEX `item_statistics_question_idx` ON `item_statistics` (`question_id`);--> statement-breakpoint
CREATE INDEX `item_statistics_test_idx` ON `item_statistics` (`test_id`);--> statement-breakpoint
CREATE TABLE `question_statistics` (
	`question_version_id` text PRIMARY KEY NOT NULL,
	`question_id` text NOT NULL,
	`figures` text NOT NULL,
	`language_gap` real,
	`students` integer NOT NULL,
	`flags` text NOT NULL,
	`difficulty` text,
	`key_version` integer NOT NULL,
	`is_suspect` integer NOT NULL,
	`confirmed_key` integer,
	`confirmed_at` integer,
	`confirmed_reason` text,
	`synthetic` integer NOT NULL,
	`computed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `question_statistics_question_idx` ON `question_statistics` (`question_id`);--> statement-breakpoint
CREATE INDEX `question_statistics_suspect_idx` ON `question_statistics` (`computed_at`) WHERE "question_statistics"."is_suspect" = 1;--> statement-breakpoint
CREATE TABLE `statistics_runs` (
	`test_id` text PRIMARY KEY NOT NULL,
	`is_due` integer NOT NULL,
	`computed_at` integer
);
--> statement-breakpoint
CREATE INDEX `statistics_runs_due_idx` ON `statistics_runs` (`test_id`) WHERE "statistics_runs"."is_due" = 1;--> statement-breakpoint
CREATE TABLE `test_statistics` (
	`test_version_id` text NOT NULL,
	`language` text NOT NULL,
	`test_id` text NOT NULL,
	`figures` text NOT NULL,
	`synthetic` integer NOT NULL,
	`computed_at` integer NOT NULL,
	PRIMARY KEY(`test_version_id`, `language`)
);
--> statement-breakpoint
CREATE INDEX `test_statistics_test_idx` ON `test_statistics` (`test_id`);--> statement-breakpoint
ALTER TABLE `results` ADD `language` text;--> statement-breakpoint
INSERT INTO statistics_runs (test_id, is_due) SELECT DISTINCT test_id, 1 FROM results WHERE ranked = 1;
