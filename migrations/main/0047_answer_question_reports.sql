CREATE TABLE `reported_questions` (
	`question_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`reports` integer NOT NULL,
	`waiting` integer NOT NULL,
	`reasons` text NOT NULL,
	`newest_at` integer NOT NULL,
	`newest_test_version_id` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `reported_questions_newest_idx` ON `reported_questions` (`state`,`newest_at`,`question_id`);--> statement-breakpoint
CREATE INDEX `reported_questions_most_idx` ON `reported_questions` (`state`,`reports`,`question_id`);--> statement-breakpoint
ALTER TABLE `question_reports` ADD `outcome` text;--> statement-breakpoint
ALTER TABLE `question_reports` ADD `answer` text;--> statement-breakpoint
ALTER TABLE `question_reports` ADD `decided_at` integer;--> statement-breakpoint
CREATE INDEX `question_reports_question_idx` ON `question_reports` (`question_id`,`created_at`,`id`);--> statement-breakpoint
INSERT INTO `reported_questions` (`question_id`, `state`, `reports`, `waiting`, `reasons`, `newest_at`, `newest_test_version_id`)
SELECT `question_id`,
  CASE WHEN sum(`state` = 'open') > 0 THEN 'open' WHEN sum(`state` = 'triaged') > 0 THEN 'triaged'
    WHEN sum(`state` IN ('accepted', 'rejected')) > 0 THEN 'decided' ELSE 'closed' END,
  count(*), sum(`state` IN ('open', 'triaged')),
  json_object('wrong_key', sum(`reason` = 'wrong_key'), 'wrong_text', sum(`reason` = 'wrong_text'),
    'translation', sum(`reason` = 'translation'), 'figure', sum(`reason` = 'figure'), 'other', sum(`reason` = 'other')),
  max(`created_at`), `test_version_id`
FROM `question_reports` GROUP BY `question_id`;
