import type { PageHandle as Handle } from '../../domain/page.ts'
import type { StringsPart } from '../i18n/load-strings.ts'

/**
 * The type of `handle`, which every page's route module exports: what the page says of itself. It is a literal, for the
 * build reads it without running the module (scripts/page-handles.ts).
 */
export type PageHandle = Handle<StringsPart>
