DROP INDEX `notice_mails_source_idx`;--> statement-breakpoint
CREATE INDEX `notice_mails_trouble_idx` ON `notice_mails` (`state`,`updated_at`,`id`) WHERE "notice_mails"."state" IN ('unknown', 'skipped', 'bounced', 'failed');--> statement-breakpoint
CREATE INDEX `notice_mails_source_idx` ON `notice_mails` (`source_id`,`state`,`updated_at`,`id`);--> statement-breakpoint
ALTER TABLE `broadcasts` ADD `draft` text;--> statement-breakpoint
CREATE INDEX `broadcasts_messages_idx` ON `broadcasts` (`created_at`,`id`) WHERE "broadcasts"."draft" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `broadcasts_automatic_idx` ON `broadcasts` (`at`,`id`) WHERE "broadcasts"."draft" IS NULL;--> statement-breakpoint
CREATE INDEX `notice_readers_read_idx` ON `notice_readers` (`read_to`);--> statement-breakpoint
CREATE INDEX `notice_reads_notice_idx` ON `notice_reads` (`notice_id`);