DROP INDEX `tests_code_unique`;--> statement-breakpoint
DROP INDEX `tests_series_idx`;--> statement-breakpoint
ALTER TABLE `tests` RENAME COLUMN `code` TO `slug`;--> statement-breakpoint
ALTER TABLE `tests` ADD `title` text NOT NULL DEFAULT '{"en":"","hi":""}';--> statement-breakpoint
ALTER TABLE `tests` ADD `title_en` text GENERATED ALWAYS AS (json_extract(title, '$.en')) VIRTUAL;--> statement-breakpoint
ALTER TABLE `tests` ADD `summary` text NOT NULL DEFAULT '{"en":"","hi":""}';--> statement-breakpoint
ALTER TABLE `tests` ADD `exams` text NOT NULL DEFAULT '[]';--> statement-breakpoint
ALTER TABLE `tests` ADD `languages` text NOT NULL DEFAULT '["en","hi"]';--> statement-breakpoint
ALTER TABLE `tests` ADD `seo` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `tests` ADD `published_at` integer;--> statement-breakpoint
ALTER TABLE `tests` ADD `created_by` text;--> statement-breakpoint
ALTER TABLE `tests` ADD `updated_by` text;--> statement-breakpoint
ALTER TABLE `tests` ADD `is_paused` integer GENERATED ALWAYS AS (json_extract(pauses, '$[#-1].from') IS NOT NULL AND json_extract(pauses, '$[#-1].to') IS NULL) VIRTUAL;--> statement-breakpoint
ALTER TABLE `tests` ADD `place` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `tests` SET `place` = `position`,
  `slug` = lower(replace(`slug`, '_', '-')),
  `state` = CASE `state` WHEN 'live' THEN 'published' WHEN 'paused' THEN 'published' WHEN 'closed' THEN 'published'
    WHEN 'results_out' THEN 'published' WHEN 'archived' THEN 'archived' ELSE 'unpublished' END,
  `published_at` = `created_at`,
  `exams` = coalesce((SELECT json_array(`slug`) FROM `exams` WHERE `exams`.`id` = `tests`.`exam_id`), '[]'),
  `title` = coalesce((SELECT `title` FROM `test_versions` WHERE `id` = `tests`.`current_version_id`), `title`),
  `languages` = coalesce((SELECT CASE `title` ->> '$.hi' WHEN '' THEN '["en"]' ELSE '["en","hi"]' END
    FROM `test_versions` WHERE `id` = `tests`.`current_version_id`), `languages`);--> statement-breakpoint
ALTER TABLE `tests` DROP COLUMN `position`;--> statement-breakpoint
ALTER TABLE `tests` RENAME COLUMN `place` TO `position`;--> statement-breakpoint
CREATE UNIQUE INDEX `tests_slug_unique` ON `tests` (`slug`);--> statement-breakpoint
CREATE INDEX `tests_series_idx` ON `tests` (`series_id`,`position`);--> statement-breakpoint
CREATE INDEX `tests_changed_idx` ON `tests` ("updated_at" desc,`id`);--> statement-breakpoint
CREATE INDEX `tests_state_idx` ON `tests` (`state`,"updated_at" desc,`id`);--> statement-breakpoint
INSERT INTO `content_versions` (`id`, `kind`, `item_id`, `version`, `content`, `created_at`)
SELECT `id`, 'test', `test_id`, `version`, '{}', `created_at` FROM `test_versions`
WHERE EXISTS (SELECT 1 FROM `tests` WHERE `id` = `test_versions`.`test_id`);--> statement-breakpoint
INSERT INTO `item_exams` (`kind`, `item_id`, `exam`, `listed_at`, `title_en`)
SELECT 'test', `id`, coalesce(`exams` ->> '$[0]', '*'), CASE `state` WHEN 'published' THEN `published_at` END, `title_en` FROM `tests`;
