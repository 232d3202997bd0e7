CREATE TABLE `question_import_rows` (
	`import_id` text NOT NULL,
	`position` integer NOT NULL,
	`row` integer NOT NULL,
	`question` text NOT NULL,
	`read_faults` text NOT NULL,
	`faults` text NOT NULL,
	`verdict` text,
	`print` text,
	`revision` integer DEFAULT 0 NOT NULL,
	`outcome` text,
	`question_id` text,
	PRIMARY KEY(`import_id`, `position`),
	FOREIGN KEY (`import_id`) REFERENCES `question_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `question_import_rows_verdict_idx` ON `question_import_rows` (`import_id`,`verdict`,`position`);--> statement-breakpoint
CREATE INDEX `question_import_rows_print_idx` ON `question_import_rows` (`import_id`,`print`);--> statement-breakpoint
CREATE UNIQUE INDEX `question_import_rows_added_idx` ON `question_import_rows` (`print`) WHERE "question_import_rows"."outcome" = 'added';--> statement-breakpoint
CREATE INDEX `question_import_rows_outcome_idx` ON `question_import_rows` (`import_id`,`outcome`,`position`);--> statement-breakpoint
CREATE TABLE `question_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`format` text,
	`file_key` text NOT NULL,
	`pictures_key` text,
	`file_hash` text NOT NULL,
	`choices` text NOT NULL,
	`code` text NOT NULL,
	`fault` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`created_by` text NOT NULL,
	`added_at` integer,
	`undone_at` integer
);
--> statement-breakpoint
CREATE INDEX `question_imports_created_idx` ON `question_imports` ("created_at" desc,`id`);--> statement-breakpoint
CREATE INDEX `question_imports_file_idx` ON `question_imports` (`file_hash`);--> statement-breakpoint
CREATE INDEX `question_imports_waiting_idx` ON `question_imports` (`created_at`) WHERE "question_imports"."added_at" IS NULL;--> statement-breakpoint
CREATE TABLE `question_prints` (
	`question_id` text PRIMARY KEY NOT NULL,
	`version_id` text NOT NULL,
	`print` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `question_prints_print_idx` ON `question_prints` (`print`);--> statement-breakpoint
CREATE INDEX `file_versions_checksum_idx` ON `file_versions` (`checksum`);