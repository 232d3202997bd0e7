import journal from './meta/_journal.json';
import m0000 from './0000_create_sitting.sql';
import m0001 from './0001_keep_saves_by_batch.sql';
import m0002 from './0002_add_leases_and_counted_evidence.sql';
import m0003 from './0003_add_response_log.sql';
import m0004 from './0004_add_hall.sql';

  export default {
    journal,
    migrations: {
      m0000,
m0001,
m0002,
m0003,
m0004
    }
  }
  