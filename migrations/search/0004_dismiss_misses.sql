DROP INDEX `misses_times_idx`;--> statement-breakpoint
ALTER TABLE `misses` ADD `dismissed_at` integer;--> statement-breakpoint
CREATE INDEX `misses_open_idx` ON `misses` ("times" desc,"last_at" desc) WHERE "misses"."dismissed_at" IS NULL;