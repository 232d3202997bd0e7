CREATE TABLE `auth_two_factors` (
	`id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`backup_codes` text NOT NULL,
	`user_id` text NOT NULL,
	`verified` integer DEFAULT false NOT NULL,
	`failed_verification_count` integer DEFAULT 0 NOT NULL,
	`locked_until` integer,
	`last_step` integer,
	FOREIGN KEY (`user_id`) REFERENCES `auth_users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `auth_two_factors_user_idx` ON `auth_two_factors` (`user_id`);--> statement-breakpoint
ALTER TABLE `auth_sessions` ADD `second_factor_at` integer;--> statement-breakpoint
ALTER TABLE `auth_users` ADD `two_factor_enabled` integer DEFAULT false NOT NULL;