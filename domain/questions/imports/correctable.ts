/** Paths of a question whose texts can be corrected in place; the key is corrected as a whole. */
export const correctablePath =
  /^(code|subject|topic|exams|tags|difficulty|targetSeconds|rights|source|passage|(stem|solution|hint|statements\.(assertion|reason)|reasons\.[a-h]|(options|rows|columns)\.[0-7]\.content)\.(en|hi))$/
