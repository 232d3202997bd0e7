INSERT INTO `offers` (`id`, `kind`, `item_id`, `price_paise`, `validity_days`, `state`, `updated_at`)
SELECT 'ofr_' || `id`, 'series', `id`, `price_paise` - `price_paise` % 100, `validity_days`, 'withdrawn', `updated_at` FROM `series` WHERE `price_paise` >= 100 AND `access` <> 'free'
UNION ALL
SELECT 'ofr_' || `id`, 'course', `id`, `price_paise` - `price_paise` % 100, NULL, 'withdrawn', `updated_at` FROM `courses` WHERE `price_paise` >= 100 AND `access` <> 'free'
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE `content_versions` SET `fields` = json_remove(`fields`, '$.pricePaise', '$.validityDays') WHERE `kind` IN ('series', 'course') AND `fields` IS NOT NULL;--> statement-breakpoint
UPDATE `content_drafts` SET `body` = json_remove(`body`, '$.pricePaise', '$.validityDays') WHERE `kind` IN ('series', 'course') AND `body` IS NOT NULL;--> statement-breakpoint
UPDATE `content_kept_drafts` SET `body` = json_remove(`body`, '$.pricePaise', '$.validityDays') WHERE `kind` IN ('series', 'course');--> statement-breakpoint
ALTER TABLE `series` DROP COLUMN `price_paise`;--> statement-breakpoint
ALTER TABLE `series` DROP COLUMN `validity_days`;--> statement-breakpoint
ALTER TABLE `courses` DROP COLUMN `price_paise`;
