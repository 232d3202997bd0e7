CREATE INDEX `courses_state_idx` ON `courses` (`state`,"updated_at" desc,`id`);--> statement-breakpoint
CREATE INDEX `current_affairs_state_idx` ON `current_affairs` (`state`,"updated_at" desc,`id`);--> statement-breakpoint
CREATE INDEX `jobs_state_idx` ON `jobs` (`state`,"updated_at" desc,`id`);--> statement-breakpoint
CREATE INDEX `materials_state_idx` ON `materials` (`state`,"updated_at" desc,`id`);--> statement-breakpoint
CREATE INDEX `videos_state_idx` ON `videos` (`state`,"updated_at" desc,`id`);