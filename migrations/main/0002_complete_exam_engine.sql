CREATE TABLE `accommodations` (
	`user_id` text PRIMARY KEY NOT NULL,
	`extra` text NOT NULL,
	`scribe` integer DEFAULT false NOT NULL,
	`reason` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `passage_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`passage_id` text NOT NULL,
	`version` integer NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`content_html` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`passage_id`) REFERENCES `passages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passage_versions_number_idx` ON `passage_versions` (`passage_id`,`version`);--> statement-breakpoint
CREATE TABLE `passages` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`current_version_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passages_code_unique` ON `passages` (`code`);--> statement-breakpoint
CREATE TABLE `question_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`attempt_id` text NOT NULL,
	`question_id` text NOT NULL,
	`test_version_id` text NOT NULL,
	`reason` text NOT NULL,
	`note` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `question_reports_one_idx` ON `question_reports` (`user_id`,`question_id`,`attempt_id`);--> statement-breakpoint
CREATE INDEX `question_reports_state_idx` ON `question_reports` (`state`,`created_at`);--> statement-breakpoint
CREATE TABLE `board_names` (
	`test_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`test_id`, `user_id`)
);
--> statement-breakpoint
CREATE TABLE `normalised_scores` (
	`group_id` text NOT NULL,
	`attempt_id` text NOT NULL,
	`test_id` text NOT NULL,
	`user_id` text NOT NULL,
	`units` integer NOT NULL,
	`normalised` text NOT NULL,
	`percentile` text NOT NULL,
	`rank` integer NOT NULL,
	PRIMARY KEY(`group_id`, `attempt_id`)
);
--> statement-breakpoint
CREATE TABLE `score_changes` (
	`task_id` text NOT NULL,
	`attempt_id` text NOT NULL,
	`user_id` text NOT NULL,
	`test_id` text NOT NULL,
	`before_units` integer NOT NULL,
	`after_units` integer NOT NULL,
	PRIMARY KEY(`task_id`, `attempt_id`)
);
--> statement-breakpoint
CREATE TABLE `shift_groups` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`normaliser` text NOT NULL,
	`state` text NOT NULL,
	`stats` text,
	`computed_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tasks` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`user_id` text,
	`input` text NOT NULL,
	`output` text,
	`done` integer DEFAULT 0 NOT NULL,
	`total` integer,
	`cursor` text,
	`error` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tasks_kind_idx` ON `tasks` (`kind`,`state`,`created_at`);--> statement-breakpoint
CREATE TABLE `__new_question_keys` (
	`question_version_id` text NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL,
	`outcome` text DEFAULT 'normal' NOT NULL,
	`key` text NOT NULL,
	`alternatives` text NOT NULL,
	`solution` text NOT NULL,
	`solution_html` text NOT NULL,
	`reason` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	PRIMARY KEY(`question_version_id`, `version`),
	FOREIGN KEY (`question_version_id`) REFERENCES `question_versions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_question_keys`("question_version_id", "version", "state", "outcome", "key", "alternatives", "solution", "solution_html", "reason", "created_at") SELECT "question_version_id", 1, 'current', "outcome", "key", '[]', "solution", "solution_html", NULL, "created_at" FROM `question_keys`;--> statement-breakpoint
DROP TABLE `question_keys`;--> statement-breakpoint
ALTER TABLE `__new_question_keys` RENAME TO `question_keys`;--> statement-breakpoint
CREATE UNIQUE INDEX `question_keys_one_current_idx` ON `question_keys` (`question_version_id`) WHERE "question_keys"."state" = 'current';--> statement-breakpoint
ALTER TABLE `attempts` ADD `reason` text;--> statement-breakpoint
CREATE INDEX `attempts_open_idx` ON `attempts` (`test_id`,`id`) WHERE "attempts"."state" = 'in_progress';--> statement-breakpoint
ALTER TABLE `test_questions` ADD `weight` integer;--> statement-breakpoint
CREATE INDEX `test_questions_question_idx` ON `test_questions` (`question_version_id`);--> statement-breakpoint
ALTER TABLE `test_sections` ADD `duration_ms` integer;--> statement-breakpoint
ALTER TABLE `tests` ADD `late_join_minutes` integer;--> statement-breakpoint
ALTER TABLE `tests` ADD `common_start` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `tests` ADD `key_revision` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `tests` ADD `shift_group_id` text;--> statement-breakpoint
CREATE INDEX `tests_shift_idx` ON `tests` (`shift_group_id`);--> statement-breakpoint
ALTER TABLE `question_versions` ADD `passage_version_id` text REFERENCES passage_versions(id);--> statement-breakpoint
ALTER TABLE `question_versions` ADD `body` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `question_versions` ADD `body_html` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE `question_versions` SET
	`body` = CASE `kind` WHEN 'nat' THEN json_object('kind', `kind`) ELSE json_object('kind', `kind`, 'options', (SELECT json_group_array(json_object('id', value ->> 'id', 'content', json(value -> 'content'))) FROM json_each(`options`))) END,
	`body_html` = CASE `kind` WHEN 'nat' THEN json_object('kind', `kind`) ELSE json_object('kind', `kind`, 'options', (SELECT json_group_array(json_object('id', value ->> 'id', 'content', json(value -> 'html'))) FROM json_each(`options`))) END;--> statement-breakpoint
ALTER TABLE `question_versions` DROP COLUMN `options`;--> statement-breakpoint
ALTER TABLE `results` ADD `tie_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `results` ADD `closing` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `results` ADD `key_revision` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `results` ADD `standing` text DEFAULT 'counted' NOT NULL;--> statement-breakpoint
ALTER TABLE `results` ADD `synthetic` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `results` ADD `integrity` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `results_rank_idx` ON `results` (`test_id`,`units`,`tie_key`) WHERE "results"."ranked" = 1;--> statement-breakpoint
CREATE INDEX `results_test_idx` ON `results` (`test_id`,`attempt_id`);