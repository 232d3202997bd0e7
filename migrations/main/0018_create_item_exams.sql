CREATE TABLE `item_exams` (
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`exam` text NOT NULL,
	`listed_at` integer,
	`title_en` text NOT NULL,
	PRIMARY KEY(`kind`, `item_id`, `exam`)
);
--> statement-breakpoint
CREATE INDEX `item_exams_newest_idx` ON `item_exams` (`kind`,`exam`,"listed_at" desc,`item_id`);--> statement-breakpoint
CREATE INDEX `item_exams_title_idx` ON `item_exams` (`kind`,`exam`,`title_en`,`item_id`,`listed_at`);--> statement-breakpoint
INSERT OR IGNORE INTO `item_exams` (`kind`, `item_id`, `exam`, `listed_at`, `title_en`)
SELECT 'material', item.`id`, coalesce(named.value, '*'),
  CASE WHEN item.`state` = 'published' AND item.`deleted_at` IS NULL THEN item.`published_at` END, item.`title_en`
FROM `materials` AS item LEFT JOIN json_each(item.`exams`) AS named;
--> statement-breakpoint
INSERT OR IGNORE INTO `item_exams` (`kind`, `item_id`, `exam`, `listed_at`, `title_en`)
SELECT 'current_affairs', item.`id`, coalesce(named.value, '*'),
  CASE WHEN item.`state` = 'published' AND item.`deleted_at` IS NULL THEN item.`published_at` END, item.`title_en`
FROM `current_affairs` AS item LEFT JOIN json_each(item.`exams`) AS named;
--> statement-breakpoint
INSERT OR IGNORE INTO `item_exams` (`kind`, `item_id`, `exam`, `listed_at`, `title_en`)
SELECT 'video', item.`id`, coalesce(named.value, '*'),
  CASE WHEN item.`state` = 'published' AND item.`deleted_at` IS NULL THEN item.`published_at` END, item.`title_en`
FROM `videos` AS item LEFT JOIN json_each(item.`exams`) AS named;
--> statement-breakpoint
INSERT OR IGNORE INTO `item_exams` (`kind`, `item_id`, `exam`, `listed_at`, `title_en`)
SELECT 'course', item.`id`, coalesce(named.value, '*'),
  CASE WHEN item.`state` = 'published' AND item.`deleted_at` IS NULL THEN item.`published_at` END, item.`title_en`
FROM `courses` AS item LEFT JOIN json_each(item.`exams`) AS named;
--> statement-breakpoint
INSERT OR IGNORE INTO `item_exams` (`kind`, `item_id`, `exam`, `listed_at`, `title_en`)
SELECT 'job', item.`id`, coalesce(named.value, '*'),
  CASE WHEN item.`state` = 'published' AND item.`deleted_at` IS NULL THEN item.`published_at` END, item.`title_en`
FROM `jobs` AS item LEFT JOIN json_each(item.`exams`) AS named;
