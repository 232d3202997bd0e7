CREATE TABLE `daily_figures` (
	`name` text NOT NULL,
	`day` text NOT NULL,
	`value` integer NOT NULL,
	PRIMARY KEY(`name`, `day`)
);
--> statement-breakpoint
CREATE INDEX `users_created_idx` ON `users` (`created_at`);--> statement-breakpoint
CREATE INDEX `attempts_started_idx` ON `attempts` (`started_at`,`user_id`);--> statement-breakpoint
CREATE INDEX `attempts_submitted_idx` ON `attempts` (`submitted_at`) WHERE "attempts"."submitted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `lesson_progress_done_idx` ON `lesson_progress` (`done_at`,`user_id`);