CREATE TABLE `incidents` (
	`id` text PRIMARY KEY NOT NULL,
	`test_id` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`kind` text NOT NULL,
	`attempt_id` text,
	`note` text,
	`detail` text DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `incidents_test_idx` ON `incidents` (`test_id`,`at`);--> statement-breakpoint
CREATE INDEX `incidents_attempt_idx` ON `incidents` (`attempt_id`) WHERE "incidents"."attempt_id" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `live_rooms` (
	`test_id` text PRIMARY KEY NOT NULL,
	`banner` text,
	`grants` text DEFAULT '[]' NOT NULL,
	`granted_ms` integer DEFAULT 0 NOT NULL
);
