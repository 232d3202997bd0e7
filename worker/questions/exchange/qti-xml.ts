import { escapeHtml } from './markup/escape.ts'

export type QtiVersion = '2.1' | '3.0'

type Attributes = Record<string, string | undefined>

/** Writes an element of QTI by its name of version 2.1, in the names of the version. */
export type WriteElement = (name: string, attributes?: Attributes, inside?: string) => string

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const xmlElement = (name: string, attributes: Attributes = {}, inside = ''): string => {
  const written = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${escapeHtml(value)}"`))
    .join('')
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`
}

const ofVersion3: WriteElement = (name, attributes = {}, inside) =>
  xmlElement(
    `qti-${kebab(name)}`,
    Object.fromEntries(Object.entries(attributes).map(([key, value]) => [kebab(key), value])),
    inside,
  )

export const writerOf = (version: QtiVersion): WriteElement => (version === '3.0' ? ofVersion3 : xmlElement)

const schema = 'http://www.w3.org/2001/XMLSchema-instance'

/** Differences between the versions beside names. */
export const qtiVersions = {
  '2.1': {
    itemNamespace: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
    itemLocation: 'http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd',
    itemType: 'imsqti_item_xmlv2p1',
    manifestNamespace: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    schema: 'QTIv2.1 Package',
    schemaVersion: '1.0.0',
  },
  '3.0': {
    itemNamespace: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
    itemLocation:
      'http://www.imsglobal.org/xsd/imsqtiasi_v3p0 https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd',
    itemType: 'imsqti_item_xmlv3p0',
    manifestNamespace: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    schema: 'QTI Package',
    schemaVersion: '3.0.0',
  },
} as const satisfies Record<QtiVersion, Record<string, string>>

export const schemaAttributes = (namespace: string, location?: string): Attributes => ({
  xmlns: namespace,
  'xmlns:xsi': schema,
  'xsi:schemaLocation': location,
})
