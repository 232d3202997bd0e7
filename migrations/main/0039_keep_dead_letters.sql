CREATE TABLE `cron_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer NOT NULL,
	`error` text
);
--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`queue` text NOT NULL,
	`sealed` text,
	`reason` text,
	`subject` text,
	`closing` integer,
	`user_id` text,
	`recipient` text,
	`died_at` integer NOT NULL,
	`sent_again_at` integer
);
--> statement-breakpoint
CREATE INDEX `dead_letters_queue_idx` ON `dead_letters` (`queue`,`died_at`);--> statement-breakpoint
CREATE INDEX `dead_letters_died_idx` ON `dead_letters` (`died_at`);--> statement-breakpoint
CREATE INDEX `dead_letters_user_idx` ON `dead_letters` (`user_id`);--> statement-breakpoint
CREATE INDEX `dead_letters_recipient_idx` ON `dead_letters` (`recipient`);