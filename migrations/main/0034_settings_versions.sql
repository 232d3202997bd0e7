CREATE TABLE `settings_versions` (
	`section` text NOT NULL,
	`version` integer NOT NULL,
	`value` text NOT NULL,
	`note` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text NOT NULL,
	PRIMARY KEY(`section`, `version`)
);
