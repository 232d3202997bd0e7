-- The words of each document in their one spelling (title, text), their keys (title_keys, text_keys) and facets: see domain/search.
-- The default categories divide Devanagari at every vowel sign; marks (Mn, Mc) belong to their word. Nothing but the words is kept.
CREATE VIRTUAL TABLE search_index USING fts5(
  title,
  text,
  title_keys,
  text_keys,
  facets,
  content = '',
  contentless_delete = 1,
  prefix = '2 3 4',
  tokenize = "unicode61 categories 'L* N* Mn Mc Co'"
);
