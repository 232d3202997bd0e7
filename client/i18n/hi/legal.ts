import type { Strings } from '../en/index.ts'

export const legal: Strings['legal'] = {
  version: 'संस्करण {{version}}, {{date}} से लागू',
  older: 'यह संस्करण अब लागू नहीं है। इसकी जगह नया आ चुका है।',
  toCurrent: 'आज लागू संस्करण पढ़ें',
  contents: 'इस पेज पर',
  changes: 'इस संस्करण में नया',
  versions: 'सभी संस्करण',
  versionLine: '{{date}} का संस्करण {{version}}',
  shown: 'यही दिख रहा है',
  questions: 'इस पेज के बारे में कोई सवाल?',
  contact: 'हमें लिखें',
}
