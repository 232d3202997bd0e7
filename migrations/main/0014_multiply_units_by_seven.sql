-- Marks are stored in units of 1/1260 mark instead of 1/180: every stored unit becomes seven.
UPDATE `test_versions` SET `max_units` = `max_units` * 7;--> statement-breakpoint
-- Of a tie key the parts of ten digits are units above a billion; ratios, birth dates and names are of other lengths.
UPDATE `results` SET
	`units` = `units` * 7,
	`tie_key` = (SELECT group_concat(CASE WHEN length(part.value) = 10 AND part.value NOT GLOB '*[^0-9]*' THEN printf('%010d', (CAST(part.value AS INTEGER) - 1000000000) * 7 + 1000000000) ELSE part.value END, '|' ORDER BY part.key) FROM json_each('["' || replace(`tie_key`, '|', '","') || '"]') AS part),
	`scores` = (SELECT json_group_array(json_set(score.value, '$.units', (score.value ->> '$.units') * 7, '$.maxUnits', (score.value ->> '$.maxUnits') * 7) ORDER BY score.key) FROM json_each(`scores`) AS score);--> statement-breakpoint
-- In two steps: the key of a bar would meet that of another on its way.
UPDATE `score_histogram` SET `units` = `units` * 7 + 1000000000000;--> statement-breakpoint
UPDATE `score_histogram` SET `units` = `units` - 1000000000000;--> statement-breakpoint
UPDATE `score_changes` SET `before_units` = `before_units` * 7, `after_units` = `after_units` * 7;--> statement-breakpoint
UPDATE `normalised_scores` SET `units` = `units` * 7;--> statement-breakpoint
UPDATE `shift_groups` SET `stats` = json_set(`stats`, '$.shifts', json((SELECT json_group_array(json_set(shift.value, '$.bars', json((SELECT json_group_array(json_array((bar.value ->> 0) * 7, bar.value ->> 1) ORDER BY bar.key) FROM json_each(shift.value, '$.bars') AS bar))) ORDER BY shift.key) FROM json_each(`stats`, '$.shifts') AS shift))) WHERE `stats` IS NOT NULL;--> statement-breakpoint
-- What a task that counts late answers keeps of the score before.
UPDATE `tasks` SET `output` = json_set(`output`, '$.beforeUnits', (`output` ->> '$.beforeUnits') * 7) WHERE `kind` = 'evidence' AND json_type(`output`, '$.beforeUnits') = 'integer';
