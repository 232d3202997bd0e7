DROP INDEX `video_notes_deleted_idx`;--> statement-breakpoint
CREATE INDEX `video_notes_gone_idx` ON `video_notes` (`deleted_at`);