DROP INDEX `passages_code_unique`;--> statement-breakpoint
ALTER TABLE `passages` RENAME COLUMN `code` TO `slug`;--> statement-breakpoint
CREATE UNIQUE INDEX `passages_slug_unique` ON `passages` (`slug`);--> statement-breakpoint
ALTER TABLE `passages` ADD `title` text NOT NULL DEFAULT '{"en":"","hi":""}';--> statement-breakpoint
ALTER TABLE `passages` ADD `title_en` text GENERATED ALWAYS AS (json_extract(title, '$.en')) VIRTUAL;--> statement-breakpoint
ALTER TABLE `passages` ADD `summary` text NOT NULL DEFAULT '{"en":"","hi":""}';--> statement-breakpoint
ALTER TABLE `passages` ADD `access` text NOT NULL DEFAULT 'free';--> statement-breakpoint
ALTER TABLE `passages` ADD `exams` text NOT NULL DEFAULT '[]';--> statement-breakpoint
ALTER TABLE `passages` ADD `languages` text NOT NULL DEFAULT '["en","hi"]';--> statement-breakpoint
ALTER TABLE `passages` ADD `seo` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `passages` ADD `published_at` integer;--> statement-breakpoint
ALTER TABLE `passages` ADD `created_by` text;--> statement-breakpoint
ALTER TABLE `passages` ADD `updated_by` text;--> statement-breakpoint
CREATE INDEX `passages_changed_idx` ON `passages` ("updated_at" desc,`id`);--> statement-breakpoint
CREATE INDEX `passages_state_idx` ON `passages` (`state`,"updated_at" desc,`id`);--> statement-breakpoint
DROP INDEX `questions_code_unique`;--> statement-breakpoint
ALTER TABLE `questions` RENAME COLUMN `code` TO `slug`;--> statement-breakpoint
CREATE UNIQUE INDEX `questions_slug_unique` ON `questions` (`slug`);--> statement-breakpoint
ALTER TABLE `questions` ADD `title` text NOT NULL DEFAULT '{"en":"","hi":""}';--> statement-breakpoint
ALTER TABLE `questions` ADD `title_en` text GENERATED ALWAYS AS (json_extract(title, '$.en')) VIRTUAL;--> statement-breakpoint
ALTER TABLE `questions` ADD `summary` text NOT NULL DEFAULT '{"en":"","hi":""}';--> statement-breakpoint
ALTER TABLE `questions` ADD `access` text NOT NULL DEFAULT 'free';--> statement-breakpoint
ALTER TABLE `questions` ADD `exams` text NOT NULL DEFAULT '[]';--> statement-breakpoint
ALTER TABLE `questions` ADD `languages` text NOT NULL DEFAULT '["en","hi"]';--> statement-breakpoint
ALTER TABLE `questions` ADD `seo` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `questions` ADD `published_at` integer;--> statement-breakpoint
ALTER TABLE `questions` ADD `created_by` text;--> statement-breakpoint
ALTER TABLE `questions` ADD `updated_by` text;--> statement-breakpoint
CREATE INDEX `questions_changed_idx` ON `questions` ("updated_at" desc,`id`);--> statement-breakpoint
CREATE INDEX `questions_state_idx` ON `questions` (`state`,"updated_at" desc,`id`);--> statement-breakpoint
ALTER TABLE `questions` ADD `kind` text NOT NULL DEFAULT 'mcq';--> statement-breakpoint
ALTER TABLE `questions` ADD `passage_id` text;--> statement-breakpoint
ALTER TABLE `questions` ADD `tags` text NOT NULL DEFAULT '[]';--> statement-breakpoint
ALTER TABLE `questions` ADD `source` text;--> statement-breakpoint
CREATE INDEX `questions_passage_idx` ON `questions` (`passage_id`) WHERE "questions"."passage_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `question_keys` ADD `reasons` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `question_keys` ADD `reasons_html` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `question_keys` ADD `hint` text;--> statement-breakpoint
ALTER TABLE `question_keys` ADD `hint_html` text;--> statement-breakpoint
UPDATE `passages` SET `title` = coalesce((SELECT `title` FROM `passage_versions` WHERE `id` = `passages`.`current_version_id`), `title`),
  `languages` = (SELECT CASE WHEN `title` ->> '$.hi' <> '' AND `content` ->> '$.hi' <> '' THEN '["en","hi"]' ELSE '["en"]' END
    FROM `passage_versions` WHERE `id` = `passages`.`current_version_id`),
  `published_at` = CASE `state` WHEN 'draft' THEN NULL ELSE `created_at` END
WHERE EXISTS (SELECT 1 FROM `passage_versions` WHERE `id` = `passages`.`current_version_id`);--> statement-breakpoint
UPDATE `questions` SET
  `title` = (SELECT json_object(
      'en', substr(replace(replace(`stem` ->> '$.en', '$', ''), char(10), ' '), 1, 160),
      'hi', substr(replace(replace(`stem` ->> '$.hi', '$', ''), char(10), ' '), 1, 160))
    FROM `question_versions` WHERE `id` = `questions`.`current_version_id`),
  `languages` = (SELECT CASE `stem` ->> '$.hi' WHEN '' THEN '["en"]' ELSE '["en","hi"]' END
    FROM `question_versions` WHERE `id` = `questions`.`current_version_id`),
  `kind` = (SELECT `kind` FROM `question_versions` WHERE `id` = `questions`.`current_version_id`),
  `passage_id` = (SELECT `passage_versions`.`passage_id` FROM `question_versions`
    JOIN `passage_versions` ON `passage_versions`.`id` = `question_versions`.`passage_version_id`
    WHERE `question_versions`.`id` = `questions`.`current_version_id`),
  `published_at` = CASE `state` WHEN 'draft' THEN NULL ELSE `created_at` END
WHERE EXISTS (SELECT 1 FROM `question_versions` WHERE `id` = `questions`.`current_version_id`);--> statement-breakpoint
INSERT INTO `content_versions` (`id`, `kind`, `item_id`, `version`, `content`, `created_at`)
SELECT `id`, 'question', `question_id`, `version`, '{}', `created_at` FROM `question_versions`
UNION ALL SELECT `id`, 'passage', `passage_id`, `version`, '{}', `created_at` FROM `passage_versions`;--> statement-breakpoint
INSERT INTO `item_exams` (`kind`, `item_id`, `exam`, `listed_at`, `title_en`)
SELECT 'question', `id`, '*', CASE `state` WHEN 'published' THEN `published_at` END, `title_en` FROM `questions`
UNION ALL SELECT 'passage', `id`, '*', CASE `state` WHEN 'published' THEN `published_at` END, `title_en` FROM `passages`;
