ALTER TABLE `sitting` ADD `leases` text;--> statement-breakpoint
ALTER TABLE `sitting` ADD `counted_evidence` text;