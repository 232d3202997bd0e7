CREATE TABLE `integrity` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`ms` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `saves` (
	`id` integer PRIMARY KEY NOT NULL,
	`device` text NOT NULL,
	`epoch` integer NOT NULL,
	`ack_seq` integer NOT NULL,
	`said_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`total` integer NOT NULL,
	`events` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `saves` (`id`, `device`, `epoch`, `ack_seq`, `said_at`, `received_at`, `total`, `events`)
SELECT
	row_number() OVER `stored`,
	`device`,
	`epoch`,
	max(`seq`) OVER `by_device`,
	max(`at`) OVER `by_device`,
	`received_at`,
	row_number() OVER `stored`,
	json_array(json_object('seq', `seq`, 'questionId', `question_id`, 'answer', json(`answer`), 'status', `status`, 'at', `at`, 'ms', `ms`))
FROM `events`
WINDOW `stored` AS (ORDER BY `events`.rowid), `by_device` AS (PARTITION BY `device` ORDER BY `events`.rowid);
--> statement-breakpoint
CREATE TABLE `__new_sitting` (
	`id` integer PRIMARY KEY NOT NULL,
	`attempt_id` text NOT NULL,
	`user_id` text NOT NULL,
	`test_id` text NOT NULL,
	`test_version_id` text NOT NULL,
	`state` text NOT NULL,
	`language` text,
	`epoch` integer NOT NULL,
	`begun_at` integer,
	`clock` text NOT NULL,
	`taken` text,
	`came` integer NOT NULL,
	`ended_sessions` text NOT NULL,
	`closing` integer NOT NULL,
	`closed_at` integer,
	`closed_by` text,
	`submission_id` text,
	`receipt` text,
	`outline` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_sitting` (`id`, `attempt_id`, `user_id`, `test_id`, `test_version_id`, `state`, `language`, `epoch`, `begun_at`, `clock`, `taken`, `came`, `ended_sessions`, `closing`, `closed_at`, `closed_by`, `submission_id`, `receipt`, `outline`)
SELECT
	`sitting`.`id`,
	`attempt_id`,
	`user_id`,
	`test_id`,
	`test_version_id`,
	`state`,
	`language`,
	`epoch`,
	`begun_at`,
	json_object('durationMs', `duration_ms`, 'sections', NULL, 'extra', NULL, 'closesAt', `closes_at`, 'leaves', json('{}'), 'pauses', json('[]'), 'reopened', NULL),
	NULL,
	1,
	'[]',
	1,
	`closed_at`,
	`closed_by`,
	`submission_id`,
	`receipt`,
	json_object('minSubmitMs', 0, 'pausable', json('false'), 'optionalTaken', 0, 'sections', json('[]'), 'questions', json(`questions`))
FROM `sitting` JOIN `paper`;
--> statement-breakpoint
UPDATE `outbox` SET `message` = json_set(`message`, '$.closing', 1, '$.integrity', json('[]'), '$.sections', json('[]'));
--> statement-breakpoint
DROP TABLE `events`;
--> statement-breakpoint
DROP TABLE `paper`;
--> statement-breakpoint
DROP TABLE `sitting`;
--> statement-breakpoint
ALTER TABLE `__new_sitting` RENAME TO `sitting`;
