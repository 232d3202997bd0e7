ALTER TABLE `saves` ADD `hash` text;--> statement-breakpoint
ALTER TABLE `sitting` ADD `log` text;