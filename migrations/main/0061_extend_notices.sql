DROP INDEX `notice_mails_created_idx`;--> statement-breakpoint
CREATE INDEX `notice_mails_daily_idx` ON `notice_mails` (`user_id`) WHERE "notice_mails"."state" = 'pending' AND "notice_mails"."is_daily" = 1;--> statement-breakpoint
DROP INDEX `saved_jobs_job_idx`;--> statement-breakpoint
CREATE INDEX `saved_jobs_job_idx` ON `saved_jobs` (`job_id`,`user_id`);--> statement-breakpoint
ALTER TABLE `broadcasts` ADD `mail_counts` text;--> statement-breakpoint
ALTER TABLE `notice_readers` ADD `bounced_email` text;--> statement-breakpoint
CREATE INDEX `student_targets_target_idx` ON `student_targets` (`target`,`uid`);--> statement-breakpoint
CREATE INDEX `attempts_test_user_idx` ON `attempts` (`test_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `entitlements_item_idx` ON `entitlements` (`item_id`,`user_id`);