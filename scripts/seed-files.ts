/** Columns of a file that a version of the demo's content names; its key ends with the type. */
const named = `
  SELECT item.kind AS of, file.value ->> '$.key' AS key, file.value ->> '$.bytes' AS bytes,
    file.value ->> '$.checksum' AS checksum, item.created_at AS at
  FROM content_versions AS item, json_tree(item.content) AS file
  WHERE item.kind IN ('material', 'video') AND file.type = 'object'
    AND json_type(file.value, '$.checksum') = 'text' AND file.value ->> '$.key' NOT LIKE '%/fil\\_%' ESCAPE '\\'`

const fileId = `'fil_' || replace(replace(replace(key, '/', '_'), '.', '_'), '-', '_')`

const kind = `CASE WHEN key LIKE '%.pdf' THEN 'pdf' WHEN key LIKE '%.webp' THEN 'picture' ELSE 'video' END`

const type = `CASE WHEN key LIKE '%.pdf' THEN 'application/pdf' WHEN key LIKE '%.webp' THEN 'image/webp' ELSE 'video/mp4' END`

const name = `replace(substr(key, instr(key, '/') + 5), '/v1/', '-')`

/** Adds the files of the demo's materials and videos to the office's files. Files that are there stay as they are. */
export const seedFiles = async (d1: D1Database): Promise<void> => {
  await d1.batch([
    d1.prepare(`INSERT OR IGNORE INTO files (id, kind, name, created_at, updated_at)
      SELECT ${fileId}, ${kind}, ${name}, at, at FROM (${named})`),
    d1.prepare(`INSERT OR IGNORE INTO file_versions (key, file_id, type, bytes, checksum, facts, created_at)
      SELECT key, ${fileId}, ${type}, bytes, checksum, '{}', at FROM (${named})`),
  ])
}
