ALTER TABLE `sitting` ADD `hall` text;--> statement-breakpoint
ALTER TABLE `sitting` ADD `banner` text;