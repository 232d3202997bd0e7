CREATE TABLE `prediction_coverage` (
	`preset_id` text PRIMARY KEY NOT NULL,
	`students` integer NOT NULL,
	`mocks` integer NOT NULL,
	`inside` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `question_statistics` ADD `is_uneven` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `question_statistics_uneven_idx` ON `question_statistics` (`computed_at`) WHERE "question_statistics"."is_uneven" = 1;