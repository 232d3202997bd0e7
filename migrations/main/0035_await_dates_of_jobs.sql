ALTER TABLE `jobs` ADD `awaits_at` integer;--> statement-breakpoint
CREATE INDEX `jobs_awaits_idx` ON `jobs` (`state`,`awaits_at`,`id`) WHERE "jobs"."awaits_at" IS NOT NULL;--> statement-breakpoint
UPDATE jobs SET awaits_at = (
  SELECT min(date.value ->> 'at')
  FROM content_versions AS version, json_each(version.content, '$.dates') AS date,
    json_each('[{"kind":"admit_card","place":1},{"kind":"answer_key","place":3},{"kind":"result","place":4}]') AS step
  WHERE version.id = jobs.current_version_id AND date.value ->> 'kind' = step.value ->> 'kind'
    AND (step.value ->> 'place' > CASE jobs.stage WHEN 'admit_card' THEN 1 WHEN 'exam_done' THEN 2 WHEN 'answer_key' THEN 3 WHEN 'result' THEN 4 ELSE 0 END
      OR (jobs.stage = step.value ->> 'kind' AND NOT EXISTS (
        SELECT 1 FROM json_each(version.content, '$.links') AS link WHERE link.value ->> 'kind' = jobs.stage))))
WHERE cancelled = 0;
