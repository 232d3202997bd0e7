CREATE TABLE `rank_cards` (
	`code` text PRIMARY KEY NOT NULL,
	`attempt_id` text NOT NULL,
	`user_id` text NOT NULL,
	`shows_name` integer NOT NULL,
	`rank` integer NOT NULL,
	`of` integer NOT NULL,
	`made_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rank_cards_attempt_id_unique` ON `rank_cards` (`attempt_id`);--> statement-breakpoint
CREATE INDEX `rank_cards_user_idx` ON `rank_cards` (`user_id`);