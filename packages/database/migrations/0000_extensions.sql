-- Trigrams: searches that begin a word or spell it wrongly.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
