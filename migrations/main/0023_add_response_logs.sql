ALTER TABLE `attempts` ADD `log_key` text;--> statement-breakpoint
ALTER TABLE `attempts` ADD `log_closing` integer;--> statement-breakpoint
ALTER TABLE `attempts` ADD `log_hash` text;--> statement-breakpoint
-- Attempts that are over: a task tells them to write their logs.
INSERT INTO `tasks` (`id`, `kind`, `state`, `input`, `created_at`, `updated_at`)
SELECT 'tsk_response-logs', 'response_logs', 'waiting', '{}', unixepoch() * 1000, unixepoch() * 1000
WHERE EXISTS (SELECT 1 FROM `attempts`);
