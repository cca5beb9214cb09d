/**
 * The configuration of a Slurm on one machine, all of whose files lie in one folder; small tasks
 * start at once.
 * @param {string} folder
 * @param {{ host: string, cores: number, megabytes: number, port: number }} machine two ports, the
 * given one first
 */
export function configuration(folder, { host, cores, megabytes, port }) {
  return `ClusterName=local
SlurmctldHost=${host}(127.0.0.1)
SlurmctldPort=${port}
SlurmdPort=${port + 1}
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=${folder}/munge/munge.socket
CredType=cred/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SwitchType=switch/none
MpiDefault=none
ReturnToService=2
MaxArraySize=2000
SchedulerParameters=batch_sched_delay=0,sched_interval=1,sched_min_interval=0
AccountingStorageType=accounting_storage/none
JobAcctGatherType=jobacct_gather/none
StateSaveLocation=${folder}/state
SlurmdSpoolDir=${folder}/spool
SlurmctldPidFile=${folder}/slurmctld.pid
SlurmdPidFile=${folder}/slurmd.pid
SlurmctldLogFile=${folder}/slurmctld.log
SlurmdLogFile=${folder}/slurmd.log
NodeName=${host} NodeAddr=127.0.0.1 CPUs=${cores} RealMemory=${megabytes} State=UNKNOWN
PartitionName=main Nodes=ALL Default=YES MaxTime=INFINITE State=UP
`;
}
