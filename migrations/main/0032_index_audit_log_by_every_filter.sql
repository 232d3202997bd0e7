DROP INDEX `audit_log_item_idx`;--> statement-breakpoint
CREATE INDEX `audit_log_actor_kind_idx` ON `audit_log` (`actor`,`kind`,`at`);--> statement-breakpoint
CREATE INDEX `audit_log_act_kind_idx` ON `audit_log` (`act`,`kind`,`at`);--> statement-breakpoint
CREATE INDEX `audit_log_actor_act_kind_idx` ON `audit_log` (`actor`,`act`,`kind`,`at`);--> statement-breakpoint
CREATE INDEX `audit_log_item_idx` ON `audit_log` (`item_id`,`at`);