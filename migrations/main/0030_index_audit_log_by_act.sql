DROP INDEX `audit_log_act_idx`;--> statement-breakpoint
CREATE INDEX `audit_log_act_idx` ON `audit_log` (`act`,`at`);