CREATE TABLE `sales_days` (
	`day` text PRIMARY KEY NOT NULL,
	`until_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sales_sums` (
	`day` text NOT NULL,
	`item_id` text NOT NULL,
	`coupon_code` text NOT NULL,
	`kind` text,
	`title` text NOT NULL,
	`invoices` integer DEFAULT 0 NOT NULL,
	`price` integer DEFAULT 0 NOT NULL,
	`discount` integer DEFAULT 0 NOT NULL,
	`credit` integer DEFAULT 0 NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`taxable` integer DEFAULT 0 NOT NULL,
	`cgst` integer DEFAULT 0 NOT NULL,
	`sgst` integer DEFAULT 0 NOT NULL,
	`igst` integer DEFAULT 0 NOT NULL,
	`notes` integer DEFAULT 0 NOT NULL,
	`returned` integer DEFAULT 0 NOT NULL,
	`returned_taxable` integer DEFAULT 0 NOT NULL,
	`returned_cgst` integer DEFAULT 0 NOT NULL,
	`returned_sgst` integer DEFAULT 0 NOT NULL,
	`returned_igst` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `item_id`, `coupon_code`)
);
