ALTER TABLE `series` ADD `slug` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `series` ADD `exams` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `series` ADD `languages` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `series` ADD `seo` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `series` ADD `current_version_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `series` ADD `created_by` text;--> statement-breakpoint
ALTER TABLE `series` ADD `updated_by` text;--> statement-breakpoint
UPDATE `series` SET
  `slug` = lower(replace(replace(`id`, 'ser_', ''), '_', '-')),
  `exams` = json_array((SELECT `slug` FROM `exams` WHERE `exams`.`id` = `series`.`exam_id`)),
  `languages` = CASE
    WHEN `title` ->> 'hi' <> '' AND `summary` ->> 'hi' <> '' AND `description` ->> 'hi' <> '' AND NOT EXISTS (
      SELECT 1 FROM json_tree(`series`.`faq`) AS part WHERE part.key = 'hi' AND part.value = '')
    THEN '["en","hi"]' ELSE '["en"]' END,
  `current_version_id` = `id` || '_v1';
--> statement-breakpoint
INSERT INTO `content_versions` (`id`, `kind`, `item_id`, `version`, `content`, `created_at`)
SELECT `current_version_id`, 'series', `id`, 1,
  json_object('description', json(`description`), 'faq', json(`faq`)), `updated_at`
FROM `series`;
--> statement-breakpoint
INSERT OR IGNORE INTO `item_exams` (`kind`, `item_id`, `exam`, `listed_at`, `title_en`)
SELECT 'series', `id`, `exams` ->> 0,
  CASE WHEN `state` = 'published' AND `deleted_at` IS NULL THEN `published_at` END, `title_en`
FROM `series`;
--> statement-breakpoint
CREATE UNIQUE INDEX `series_slug_unique` ON `series` (`slug`);--> statement-breakpoint
CREATE INDEX `series_changed_idx` ON `series` ("updated_at" desc,`id`);--> statement-breakpoint
CREATE INDEX `series_state_idx` ON `series` (`state`,"updated_at" desc,`id`);--> statement-breakpoint
ALTER TABLE `series` DROP COLUMN `description`;--> statement-breakpoint
ALTER TABLE `series` DROP COLUMN `faq`;--> statement-breakpoint
ALTER TABLE `series` DROP COLUMN `version`;--> statement-breakpoint
CREATE INDEX `videos_series_idx` ON `videos` (`series_id`);
