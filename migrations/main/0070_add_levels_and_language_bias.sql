ALTER TABLE `item_statistics` ADD `language_sums` text;--> statement-breakpoint
ALTER TABLE `item_statistics` ADD `level` real;--> statement-breakpoint
ALTER TABLE `item_statistics` ADD `level_answers` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `question_statistics` ADD `language_bias` text;--> statement-breakpoint
ALTER TABLE `question_statistics` ADD `level` real;--> statement-breakpoint
ALTER TABLE `question_statistics` ADD `level_answers` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `test_statistics` ADD `level_fit` text;--> statement-breakpoint
CREATE INDEX `test_statistics_computed_idx` ON `test_statistics` (`computed_at`) WHERE "test_statistics"."language" = 'all';