-- A reason was written in one language; any letter of Devanagari makes it Hindi.
UPDATE `question_keys` SET `reason` = CASE WHEN `reason` GLOB '*[ऀ-ॿ]*'
  THEN json_object('en', '', 'hi', `reason`) ELSE json_object('en', `reason`, 'hi', '') END
WHERE `reason` NOT LIKE '{"en":%';
--> statement-breakpoint
UPDATE `tasks` SET `input` = json_set(`input`, '$.reason', json(CASE WHEN `input` ->> 'reason' GLOB '*[ऀ-ॿ]*'
  THEN json_object('en', '', 'hi', `input` ->> 'reason') ELSE json_object('en', `input` ->> 'reason', 'hi', '') END))
WHERE `kind` = 'rescoring' AND json_type(`input`, '$.reason') = 'text';
