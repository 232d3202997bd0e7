-- Results that are there hold their responses as a list: a task gives them the compact form, page by page. The clock
-- sends it to its first step, as it does every open task that nothing was heard of.
INSERT INTO `tasks` (`id`, `kind`, `state`, `input`, `created_at`, `updated_at`)
SELECT 'tsk_result-compaction', 'result_compaction', 'waiting', '{}', unixepoch() * 1000, unixepoch() * 1000
WHERE EXISTS (SELECT 1 FROM `results`);
