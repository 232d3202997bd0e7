CREATE TABLE `student_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`created_by` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `student_notes_user_idx` ON `student_notes` (`user_id`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `student_profiles` ADD `blocked_reason` text;--> statement-breakpoint
ALTER TABLE `mail_deliveries` ADD `user_id` text;--> statement-breakpoint
ALTER TABLE `mail_deliveries` ADD `kind` text;--> statement-breakpoint
CREATE INDEX `mail_deliveries_user_idx` ON `mail_deliveries` (`user_id`,`created_at`,`id`) WHERE "mail_deliveries"."user_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `mail_deliveries_kept_idx` ON `mail_deliveries` (`created_at`) WHERE "mail_deliveries"."user_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `dead_letters_subject_idx` ON `dead_letters` (`queue`,`subject`);
--> statement-breakpoint
CREATE TRIGGER `auth_sessions_refuse_blocked` BEFORE INSERT ON `auth_sessions`
WHEN EXISTS (SELECT 1 FROM `student_profiles` WHERE `uid` = NEW.`user_id` AND `blocked_at` IS NOT NULL) BEGIN
  SELECT RAISE(ABORT, 'accounts.blocked');
END;
