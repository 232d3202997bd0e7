CREATE INDEX `certificates_issued_idx` ON `certificates` (`issued_at`,`code`);--> statement-breakpoint
CREATE INDEX `certificates_revoked_idx` ON `certificates` (`issued_at`,`code`) WHERE "certificates"."revoked_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `certificates_name_idx` ON `certificates` (lower("name"));