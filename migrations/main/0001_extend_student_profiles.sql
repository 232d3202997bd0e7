CREATE TABLE `email_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`uid` text NOT NULL,
	`email` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `email_tokens_uid_idx` ON `email_tokens` (`uid`);--> statement-breakpoint
CREATE INDEX `email_tokens_expiry_idx` ON `email_tokens` (`expires_at`);--> statement-breakpoint
ALTER TABLE `student_profiles` ADD `targets` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `student_profiles` ADD `target_year` integer;--> statement-breakpoint
ALTER TABLE `student_profiles` ADD `medium` text;--> statement-breakpoint
ALTER TABLE `student_profiles` ADD `category` text;--> statement-breakpoint
ALTER TABLE `student_profiles` ADD `state` text;--> statement-breakpoint
ALTER TABLE `student_profiles` ADD `birth_date` text;--> statement-breakpoint
ALTER TABLE `student_profiles` ADD `qualification` text;--> statement-breakpoint
ALTER TABLE `student_profiles` ADD `declared_minor` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `student_profiles` ADD `guardian_name` text;--> statement-breakpoint
ALTER TABLE `student_profiles` ADD `guardian_email` text;--> statement-breakpoint
ALTER TABLE `student_profiles` ADD `guardian_token_hash` text;--> statement-breakpoint
ALTER TABLE `student_profiles` ADD `guardian_asked_at` integer;--> statement-breakpoint
ALTER TABLE `student_profiles` ADD `guardian_consent_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `student_profiles_guardian_token_idx` ON `student_profiles` (`guardian_token_hash`);--> statement-breakpoint
CREATE INDEX `auth_verifications_value_idx` ON `auth_verifications` (`value`);